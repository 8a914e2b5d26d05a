import { Camera, Search } from 'lucide-react'
import { useState, useTransition, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useCore } from '../../lib/context.tsx'
import { getErrorText } from '../../lib/errorText.ts'
import { FormSummary } from '../../ui/FormSummary.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { useOwnLanguage } from './useOwnLanguage.ts'

type Type = 'talento' | 'agencia'

/** Choice of the account type, which can be made once. */
export default function SelectTypeForm() {
  const { t, i18n } = useTranslation(['account', 'common'])
  const { api, session } = useCore()
  const navigate = useNavigate()
  const toast = useToast()
  useOwnLanguage()
  const { elsewhere } = (useLocation().state ?? {}) as { elsewhere?: boolean }
  const [chosen, setChosen] = useState<Type>()
  const [busy, startChoice] = useTransition()
  const [error, setError] = useState<unknown>()

  function choose(type: Type) {
    if (busy) return
    setChosen(type)
    startChoice(async () => {
      try {
        const token = await firstChoice(type)
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

  return (
    <div className="mx-auto grid w-full max-w-[960px] gap-8 px-4 pt-6 pb-20 md:px-8 md:pt-14">
      <header className="grid gap-2 md:text-center">
        <h1 className="text-4xl md:text-6xl">{t('select.title')}</h1>
        <p className="text-lg text-quiet">{t('select.text')}</p>
      </header>
      {elsewhere && (
        <p role="status" className="rounded-md bg-ember-tint px-4 py-3">
          {t('select.elsewhere')}{' '}
          <Link to="/user/password" className="inline-flex min-h-8 items-center font-semibold underline">
            {t('select.password')}
          </Link>
        </p>
      )}
      <FormSummary errors={error ? [{ message: getErrorText(error, i18n) }] : []} attempt={error} />
      <div className="grid gap-5 md:grid-cols-2">
        <TypeButton
          icon={<Camera aria-hidden size={34} />}
          title={t('select.talento')}
          text={t('select.talentoText')}
          busy={busy && chosen === 'talento'}
          onChoose={() => choose('talento')}
        />
        <TypeButton
          icon={<Search aria-hidden size={34} />}
          title={t('select.agencia')}
          text={t('select.agenciaText')}
          busy={busy && chosen === 'agencia'}
          onChoose={() => choose('agencia')}
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

function TypeButton({
  icon,
  title,
  text,
  busy,
  onChoose,
}: {
  icon: ReactNode
  title: string
  text: string
  busy: boolean
  onChoose: () => void
}) {
  return (
    <button
      type="button"
      aria-busy={busy}
      onClick={onChoose}
      className="group grid content-start gap-3 rounded-lg border border-edge bg-surface p-7 text-left transition hover:-translate-y-0.5 hover:border-ember hover:shadow-raised md:min-h-64 md:p-9"
    >
      <span className="text-ember">{icon}</span>
      <span className="font-display text-2xl font-bold md:text-3xl">{title}</span>
      <span className="text-quiet">{text}</span>
    </button>
  )
}
