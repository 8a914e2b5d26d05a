import type { Vote } from '@brilla/contract/casting/presentation-choices'
import { limits } from '@brilla/contract/platform/limits'
import { normalizeLine } from '@brilla/contract/platform/text'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { brand } from '../../lib/brand.ts'
import { ApiError } from '../../lib/api.ts'
import type { Output } from '../../lib/api.types.ts'
import { useCore } from '../../lib/context.tsx'
import { checkLine } from '../../lib/field-rules.ts'
import { crop } from '../../lib/image.ts'
import { asLanguage } from '../../lib/language.ts'
import { useTitle } from '../../lib/page-title.ts'
import { calendarDate } from '../../lib/time.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { FormPage, TallPage } from '../../ui/FormPage.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PersonToVote } from './PersonToVote.tsx'
import { PinForm } from './PinForm.tsx'
import { readPin, readViewer, storePin, storeViewerName } from './viewer.ts'

type Shown = Output<'viewPresentation'>

/** The presentation of a link, for people without an account (P-presentations-8). */
export default function ShownPresentation() {
  const { token = '' } = useParams()
  const { i18n } = useTranslation()
  return (
    <TallPage>
      {/* Read again in another language: names of places are in that of the reader. */}
      <OpenedPresentation key={`${i18n.language} ${token}`} token={token} />
    </TallPage>
  )
}

function OpenedPresentation({ token }: { token: string }) {
  const { t } = useTranslation('shownPresentation')
  const { api } = useCore()
  const [pin, setPin] = useState(() => readPin(token))
  const [{ shown, error }, setState] = useState<{ shown?: Shown; error?: unknown }>({})
  useTitle(shown?.title)

  const load = useCallback(
    async (pin: string) => {
      try {
        const headers = { 'x-pin': pin, 'x-viewer-id': readViewer(token).code }
        setState({ shown: await api.call('viewPresentation', { params: { token }, headers }) })
        storePin(token, pin)
      } catch (error) {
        setState({ error })
      }
    },
    [api, token],
  )
  useEffect(() => void load(readPin(token)), [load, token])
  function open(typed: string) {
    setPin(typed)
    return load(typed)
  }

  if (shown) return <Ballot token={token} pin={pin} shown={shown} />
  const code = error instanceof ApiError ? error.error : undefined
  if (code === 'pin_required' || code === 'wrong_pin' || code === 'too_many')
    return <PinForm error={code === 'pin_required' ? undefined : error} onOpen={open} />
  if (code === 'not_found')
    return (
      <FormPage title={t('unknown.title')} text={t('unknown.text')}>
        <ButtonLink to="/" className="justify-self-start">
          {t('unknown.home', { brand: brand.name })}
        </ButtonLink>
      </FormPage>
    )
  return (
    <FormPage title={t('title')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void load(pin)} />
      ) : (
        <Skeleton className="h-screen" />
      )}
    </FormPage>
  )
}

/** The people with the votes of this viewer, whose name is asked for once. */
function Ballot({ token, pin, shown }: { token: string; pin: string; shown: Shown }) {
  const { t, i18n } = useTranslation(['shownPresentation', 'errors'])
  const { api } = useCore()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => readViewer(token).name || (shown.viewer ?? ''))
  /** The name under which votes are sent, and the votes that wait until there is one. */
  const name = useRef(typed)
  const waiting = useRef<(() => void)[]>([])
  const [nameError, setNameError] = useState<'required' | 'too_long' | 'invalid_characters'>()
  const [voted, setVoted] = useState<ReadonlySet<string>>(
    () => new Set(shown.people.filter(({ ownVote }) => ownVote).map(({ id }) => id)),
  )
  const { title, agency, people, expiresAt } = shown

  function keepName() {
    const error = checkLine(typed, limits.viewerNameMax, 'required') as typeof nameError
    setNameError(error)
    if (error) return
    name.current = normalizeLine(typed)
    storeViewerName(token, name.current)
    for (const send of waiting.current.splice(0)) send()
  }

  async function cast(subjectId: string, vote: Vote, comment: string) {
    if (name.current === '') {
      setNameError('required')
      field.current?.focus()
      await new Promise<void>((resolve) => waiting.current.push(resolve))
    }
    await api.call(
      'votePresentation',
      {
        params: { token },
        headers: { 'x-pin': pin, 'x-viewer-id': readViewer(token).code },
        body: { viewer: name.current, subjectId, vote, comment },
      },
      // A comment is also sent while the page is left.
      { keepalive: true },
    )
    setVoted((before) => new Set([...before, subjectId]))
  }

  return (
    <div className="mx-auto grid w-full max-w-[860px] grid-cols-1 content-start gap-8 px-4 pt-6 pb-20 md:pt-12">
      <header className="grid min-w-0 gap-3">
        <p className="flex items-center gap-3 text-lg">
          <Avatar name={agency.fullname} image={agency.image ? crop(agency.image, 36, 36) : null} size="sm" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{t('by', { name: agency.fullname })}</span>
        </p>
        <h1 className="text-4xl [overflow-wrap:anywhere] md:text-5xl">{title}</h1>
        <p className="text-lg text-quiet">
          {t('people', { count: people.length })} ·{' '}
          {t('until', { date: calendarDate(expiresAt, asLanguage(i18n.language)) })}
        </p>
      </header>
      {people.length === 0 ? (
        <EmptyState title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <>
          <Form noValidate onSubmit={keepName} className="max-w-md">
            <TextField
              ref={field}
              id="viewer"
              label={t('name')}
              hint={t('nameHint', { name: agency.fullname })}
              error={nameError && t(nameError === 'required' ? 'nameMissing' : `errors:${nameError}`)}
              autoComplete="name"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => typed !== '' && keepName()}
            />
          </Form>
          <ol className="grid gap-8">
            {people.map((person, index) => (
              <li key={person.id}>
                <PersonToVote
                  person={person}
                  place={t('place', { number: index + 1, count: people.length })}
                  isNamed={() => name.current !== ''}
                  cast={(vote, comment) => cast(person.id, vote, comment)}
                />
              </li>
            ))}
          </ol>
          <p role="status" className="text-center text-lg">
            {voted.size === people.length
              ? t('done', { name: agency.fullname })
              : t('progress', { voted: voted.size, count: people.length })}
          </p>
        </>
      )}
    </div>
  )
}
