import { Camera, Search } from 'lucide-react'
import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import { useCore } from '../../../lib/context.tsx'
import { getErrorText } from '../../../lib/error-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormPage } from '../../../ui/FormPage.tsx'
import { FormSummary } from '../../../ui/FormSummary.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { clearChosenType, readChosenType } from './chosen-type.ts'
import { useOwnAccount } from './use-own-account.ts'

type Type = 'talento' | 'agencia'

/** Choice of the account type; it can be taken back for a day (P-accounts-24). */
export default function SelectTypeForm() {
  const { t } = useTranslation('account')
  const { api, session } = useCore()
  const navigate = useNavigate()
  const toast = useToast()
  // P-accounts-34: the server refuses it too.
  const isMinor = useOwnAccount()?.birthdateChange === 'minor'
  const [chosen, setChosen] = useState<Type | undefined>(readChosenType)
  const [busy, startChoice] = useTransition()
  const [error, setError] = useState<unknown>()
  const [isConfirming, setIsConfirming] = useState(chosen !== undefined)

  function choose(type: Type) {
    if (busy) return
    startChoice(async () => {
      try {
        const token = await firstChoice(type)
        clearChosenType()
        session.login(token ?? (await renewedToken()))
        if (!token) toast(t('select.chosen'))
        const setup = type === 'talento' ? '/register/wizard' : '/register/agencia'
        await navigate(token ? setup : '/', { replace: true })
      } catch (error) {
        setError(error)
      }
    })
  }

  /** The new token; null if the type was already chosen on another device. */
  async function firstChoice(profile: Type): Promise<string | null> {
    try {
      return (await api.call('chooseAccountType', { body: { profile } })).token
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return null
      throw error
    }
  }

  /** Gets a token with the chosen type by saving unchanged settings: the old one would redirect here forever. */
  async function renewedToken(): Promise<string> {
    const { nombre, apellido, email, birthdate: fecha } = await api.call('getSelf')
    return (await api.call('updateUser', { body: { nombre, apellido, email, fecha } })).token
  }

  if (chosen && isConfirming && !(isMinor && chosen === 'agencia')) {
    const goBack = () => {
      setError(undefined)
      setIsConfirming(false)
    }
    return <ConfirmType type={chosen} {...{ busy, error }} onBack={goBack} onConfirm={() => choose(chosen)} />
  }

  const askToConfirm = (type: Type) => {
    setChosen(type)
    setIsConfirming(true)
  }
  return (
    <div className="mx-auto grid w-full max-w-[960px] gap-8 px-4 pt-6 pb-20 md:px-8 md:pt-14">
      <header className="grid gap-2 md:text-center">
        <h1 className="text-4xl md:text-6xl">{t('select.title')}</h1>
        <p className="text-lg text-quiet">{t('select.text')}</p>
      </header>
      <div className="grid gap-5 md:grid-cols-2">
        <TypeButton
          icon={<Camera aria-hidden size={34} />}
          title={t('select.talento')}
          text={t('select.talentoText')}
          takesFocus={chosen === 'talento'}
          onChoose={() => askToConfirm('talento')}
        />
        <TypeButton
          icon={<Search aria-hidden size={34} />}
          title={t('select.agencia')}
          text={t('select.agenciaText')}
          takesFocus={chosen === 'agencia'}
          unavailable={isMinor ? t('select.agenciaMinor') : undefined}
          onChoose={() => askToConfirm('agencia')}
        />
      </div>
      <Link
        to="/user/dashboard"
        className="inline-flex min-h-11 items-center justify-self-start text-quiet underline md:justify-self-center"
      >
        {t('select.settings')}
      </Link>
    </div>
  )
}

/** P-accounts-29: the choice becomes final, so it takes one more step. */
function ConfirmType({
  type,
  busy,
  error,
  onBack,
  onConfirm,
}: {
  type: Type
  busy: boolean
  error: unknown
  onBack: () => void
  onConfirm: () => void
}) {
  const { t, i18n } = useTranslation(['account', 'common'])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <FormPage
      title={
        <span ref={heading} tabIndex={-1}>
          {t(`select.confirm.${type}`)}
        </span>
      }
      text={t(`select.confirm.${type}Text`)}
    >
      <FormSummary errors={error ? [{ message: getErrorText(error, i18n) }] : []} attempt={error} />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={busy} onClick={onConfirm}>
          {t('select.confirm.continue')}
        </Button>
        <Button size="lg" variant="quiet" disabled={busy} onClick={onBack}>
          {t('select.confirm.back')}
        </Button>
      </div>
    </FormPage>
  )
}

function TypeButton({
  icon,
  title,
  text,
  takesFocus,
  unavailable,
  onChoose,
}: {
  icon: ReactNode
  title: string
  text: string
  /** Why the type cannot be chosen, shown instead of the button. */
  unavailable?: string | undefined
  /** After going back from the confirmation. */
  takesFocus: boolean
  onChoose: () => void
}) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  if (unavailable)
    return (
      <div className="grid content-start gap-3 rounded-lg border border-edge p-7 text-quiet md:min-h-64 md:p-9">
        {icon}
        <span className="font-display text-2xl font-bold md:text-3xl">{title}</span>
        <p>{unavailable}</p>
      </div>
    )
  return (
    <button
      ref={button}
      type="button"
      onClick={onChoose}
      className="group grid content-start gap-3 rounded-lg border border-edge bg-surface p-7 text-left transition hover:[translate:0_-2px] hover:border-ember hover:shadow-raised md:min-h-64 md:p-9"
    >
      <span className="text-ember">{icon}</span>
      <span className="font-display text-2xl font-bold md:text-3xl">{title}</span>
      <span className="text-quiet">{text}</span>
    </button>
  )
}
