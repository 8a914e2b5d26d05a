import type { Self } from '@brilla/contract/accounts/account'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useTranslation } from '../../lib/translation.tsx'
import { type OwnCategory, useOwnCategories } from '../../features/people/category/category.queries.ts'
import { useDraft } from '../../lib/draft.ts'
import { UndoTypeOffer } from '../../features/accounts/account/UndoTypeOffer.tsx'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { intendedPath } from '../../lib/intent.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { liveState, useIsProfileLive } from '../../features/onboarding/wizard/profile-live.ts'
import { ProfilePreview } from '../../features/onboarding/wizard/ProfilePreview.tsx'
import { InviteStep } from '../../features/onboarding/wizard/InviteStep.tsx'
import { StepNav } from '../../features/onboarding/wizard/StepNav.tsx'
import {
  askedStep,
  doneSteps,
  firstOpen,
  stepHeading,
  steps,
} from '../../features/onboarding/wizard/steps.ts'
import { TalentStep } from '../../features/onboarding/wizard/TalentStep.tsx'
import { localStore } from '../../lib/storage.ts'
import { CategoryPicker } from '../../features/people/category/CategoryPicker.tsx'
import { useFormErrors } from '../../lib/use-form-errors.ts'
import { StepFrame, type StepProps } from '../../features/onboarding/wizard/StepFrame.tsx'
import type { ImageUse } from '../../features/people/profile/image-file.ts'
import { ImageChoice } from '../../features/onboarding/wizard/ImageChoice.tsx'

const ProfileLive = lazyComponent(() => import('./ProfileLive.tsx'), ['profileLive', 'discovery'])

/** The talent's wizard: five steps that can be skipped and resumed, with a live preview (P-wizard-1, P-wizard-3). */
export default function Wizard() {
  const { t } = useTranslation('wizard')
  const self = useSelf()
  const categories = useOwnCategories()
  const isLive = useIsProfileLive()
  const failed = [self, categories].find(({ isError, data }) => isError && !data)
  if (isLive && self.data)
    return (
      <LazyBoundary renderError={() => <Navigate to="/" replace />}>
        <ProfileLive self={self.data} />
      </LazyBoundary>
    )
  return (
    <div className="mx-auto grid w-full max-w-[1080px] grid-cols-1 gap-x-12 gap-y-6 px-4 pt-2 pb-20 md:px-8 lg:grid-cols-[minmax(0,1fr)_420px] lg:pt-8">
      <h1 className="text-2xl lg:col-span-2 lg:text-3xl">{t('title')}</h1>
      {self.data && categories.data ? (
        <Steps self={self.data} categories={categories.data} />
      ) : failed ? (
        <ErrorState
          error={failed.error}
          onRetry={() => void Promise.all([self.refetch(), categories.refetch()])}
        />
      ) : (
        <>
          <Skeleton className="h-100" />
          <Skeleton className="h-[250px] lg:h-80" />
        </>
      )}
    </div>
  )
}

function Steps({ self, categories }: { self: Self; categories: readonly OwnCategory[] }) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft, dropDraft] = useDraft(`biography ${self.id}`)
  const [typed, setTyped] = useState<string>()
  const biography = typed ?? (draft || self.biography)
  const done = doneSteps(self, categories)
  // Kept in state: a step stays open after it is done, until the person continues.
  const [resumed] = useState(() => firstOpen(done))
  const step = askedStep(search.get('paso')) ?? resumed
  const at = steps.indexOf(step)
  const shown = useRef(step)
  useEffect(() => {
    // Screen readers need the focus on a new step; not on the first render.
    if (shown.current === step) return
    shown.current = step
    document.getElementById(stepHeading)?.focus({ preventScroll: true })
  }, [step])
  function finish() {
    // Once, for a profile that others find; a person who came for somebody's profile continues there.
    const key = `profile live ${self.id}`
    const isComplete = (['category', 'photo', 'talent'] as const).every((one) => done.has(one))
    if (!isComplete || intendedPath() !== null || localStore.getItem(key)) return void navigate('/')
    localStore.setItem(key, 'shown')
    void navigate('/register/wizard', { state: liveState, replace: true })
  }
  const props = {
    onBack: at === 0 ? null : () => setSearch({ paso: String(at) }),
    onNext: () => (at + 1 < steps.length ? setSearch({ paso: String(at + 2) }) : finish()),
  }
  const write = (text: string) => {
    setTyped(text)
    setDraft(text)
  }
  const slugs = categories.filter(({ subscribed }) => subscribed).map(({ slug }) => slug)
  return (
    <>
      <div className="grid content-start gap-6">
        <StepNav current={step} done={done} />
        {at === 0 && <UndoTypeOffer self={self} />}
        {step === 'category' && <CategoryStep {...props} filled={done.has('category')} />}
        {step === 'photo' && (
          <ImageStep key="photo" {...props} self={self} use="profile" filled={done.has('photo')} />
        )}
        {step === 'cover' && (
          <ImageStep key="cover" {...props} self={self} use="cover" filled={done.has('cover')} />
        )}
        {step === 'talent' && self.facts && (
          <TalentStep
            {...props}
            self={self}
            facts={self.facts}
            text={biography}
            onText={write}
            onSaved={dropDraft}
          />
        )}
        {step === 'share' && <InviteStep {...props} />}
      </div>
      <aside className="lg:sticky lg:top-8 lg:self-start">
        <ProfilePreview self={self} slugs={slugs} biography={biography} />
      </aside>
    </>
  )
}

/** Step 1: the categories, each saved immediately. */
function CategoryStep({ filled, ...props }: StepProps & { filled: boolean }) {
  const { t } = useTranslation('wizard')
  const errors = useFormErrors({ getTextKey: () => 'wizard:category.none', rateLimit: 'write' })
  return (
    <StepFrame
      {...props}
      step="category"
      summary={errors.getSummary(() => filled)}
      onSubmit={() => (filled ? props.onNext() : errors.show([{ field: 'category', code: 'required' }]))}
    >
      <CategoryPicker id="category" legend={t('category.title')} />
    </StepFrame>
  )
}

/** Step 2 or 3: profile photo or cover photo. */
function ImageStep({
  use,
  self,
  filled,
  ...props
}: StepProps & { use: ImageUse; self: Self; filled: boolean }) {
  const { t } = useTranslation(['profile', 'common'])
  const [attempt, setAttempt] = useState(0)
  return (
    <StepFrame
      {...props}
      step={use === 'profile' ? 'photo' : 'cover'}
      summary={{
        attempt,
        title: t('common:form.summary', { count: 1 }),
        errors: attempt > 0 && !filled ? [{ message: t('image.none') }] : [],
      }}
      onSubmit={() => (filled ? props.onNext() : setAttempt(attempt + 1))}
    >
      <ImageChoice use={use} self={self} />
    </StepFrame>
  )
}
