import {
  type PressKitFormat,
  type PressKitPart,
  pressKitWorksMax,
} from '@brilla/contract/public/press-kit-choices'
import { Download, Eye } from 'lucide-react'
import { useState } from 'react'
import { useSelf } from '../../features/accounts/account/self.queries.ts'
import { PdfPreview } from '../../features/content/post/document/PdfPreview.tsx'
import { getErrorText } from '../../lib/error-text.ts'
import { asLanguage, type Language } from '../../lib/language.ts'
import { useTranslation } from '../../lib/translation.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Form } from '../../ui/Form.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import {
  type Choices,
  type PressKitOptions,
  useDrawPressKit,
  usePressKitChoices,
} from './press-kit.queries.ts'
import { saveFile } from '../../lib/save-file.ts'
import { ShareLinks } from './ShareLinks.tsx'
import { WorkChoice } from './WorkChoice.tsx'
import { OwnProfilePage } from '../../ui/OwnProfilePage.tsx'

/** The own press kit (P-presskit-4): choose what it contains, see it, download it. */
export default function PressKit() {
  const { t } = useTranslation(['pressKit'])
  const { data: self } = useSelf()
  const { data: choices, error, refetch } = usePressKitChoices()
  return (
    <OwnProfilePage
      profileUrl={self?.profile_url}
      back={t('back')}
      title={t('title')}
      intro={<p className="text-quiet">{t('text')}</p>}
    >
      {choices ? (
        <PressKitForm choices={choices} profileUrl={self?.profile_url ?? ''} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </OwnProfilePage>
  )
}

function PressKitForm({ choices, profileUrl }: { choices: Choices; profileUrl: string }) {
  const { t, i18n } = useTranslation(['pressKit', 'facts'])
  const [language, setLanguage] = useState<Language>(asLanguage(i18n.language))
  const [format, setFormat] = useState<PressKitFormat>('letter')
  const [parts, setParts] = useState<readonly PressKitPart[]>(() =>
    choices.parts.filter(({ audience }) => audience === 'everyone').map(({ part }) => part),
  )
  const [works, setWorks] = useState<readonly string[]>(() =>
    choices.works.slice(0, pressKitWorksMax).map(({ postId }) => postId),
  )
  const drawing = useDrawPressKit()
  const [drawn, setDrawn] = useState<{ options: PressKitOptions; file: Blob }>()
  const [wanted, setWanted] = useState<'preview' | 'download'>()
  const options: PressKitOptions = { language, format, parts: parts.join(','), works: works.join(',') }
  const isCurrent = drawn !== undefined && JSON.stringify(drawn.options) === JSON.stringify(options)

  async function draw(use: 'preview' | 'download') {
    setWanted(use)
    try {
      const file = isCurrent ? drawn.file : await drawing.mutateAsync(options)
      setDrawn({ options, file })
      if (use === 'download') saveFile(file, `${profileUrl}-${t('filename')}.pdf`)
    } catch {
      // Shown below the buttons.
    }
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr]">
      <Form className="grid min-w-0 gap-7" onSubmit={() => draw('download')}>
        <div className="grid gap-6 sm:grid-cols-2">
          <RadioGroup
            legend={t('language')}
            hint={t('languageHint')}
            name="language"
            selected={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
            options={[
              { value: 'es', label: 'Español' },
              { value: 'en', label: 'English' },
            ]}
          />
          <RadioGroup
            legend={t('format')}
            name="format"
            selected={format}
            onChange={({ target }) => setFormat(target.value as PressKitFormat)}
            options={[
              { value: 'letter', label: t('letter') },
              { value: 'a4', label: t('a4') },
            ]}
          />
        </div>
        <PartChoice choices={choices} parts={parts} onChange={setParts} />
        <WorkChoice works={choices.works} chosen={works} onChange={setWorks} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            icon={<Download aria-hidden size={20} />}
            busy={drawing.isPending && wanted === 'download'}
          >
            {t('download')}
          </Button>
          <Button
            variant="secondary"
            icon={<Eye aria-hidden size={20} />}
            busy={drawing.isPending && wanted === 'preview'}
            onClick={() => void draw('preview')}
          >
            {t('preview')}
          </Button>
        </div>
        {drawing.error && (
          <p role="alert" className="text-wrong">
            {getErrorText(drawing.error, i18n)}
          </p>
        )}
      </Form>
      <Preview key={JSON.stringify(drawn?.options)} file={drawn?.file} isCurrent={isCurrent} />
      {choices.canShare ? (
        <ShareLinks choice={{ language, format, parts: [...parts], works: [...works] }} />
      ) : (
        <p className="text-quiet">{t('link.adults')}</p>
      )}
    </div>
  )
}

function PartChoice({
  choices,
  parts,
  onChange,
}: {
  choices: Choices
  parts: readonly PressKitPart[]
  onChange: (parts: PressKitPart[]) => void
}) {
  const { t } = useTranslation(['pressKit', 'facts'])
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('parts')}</legend>
      <p className="text-sm text-quiet">{choices.parts.length > 0 ? t('partsText') : t('noParts')}</p>
      {choices.parts.map(({ part, audience }) => (
        <Checkbox
          key={part}
          checked={parts.includes(part)}
          onChange={({ target }) =>
            onChange(target.checked ? [...parts, part] : parts.filter((one) => one !== part))
          }
          label={
            <>
              {part === 'city' || part === 'email' ? t(part) : t(`facts:parts.${part}`)}
              {audience !== 'everyone' && (
                <span className="block text-sm text-quiet">{t(`audience.${audience}`)}</span>
              )}
            </>
          }
        />
      ))}
      <ButtonLink to="/user/settings/facts" variant="quiet" className="-ml-5">
        {t('addFacts')}
      </ButtonLink>
    </fieldset>
  )
}

function Preview({ file, isCurrent }: { file: Blob | undefined; isCurrent: boolean }) {
  const { t } = useTranslation(['pressKit'])
  const [isUnreadable, setUnreadable] = useState(false)
  return (
    <section
      aria-label={t('preview')}
      className="grid min-w-0 gap-3 rounded-lg border border-line bg-surface p-4 lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {file && !isUnreadable ? (
        <PdfPreview file={file} hasLinks onUnreadable={() => setUnreadable(true)} />
      ) : (
        <p className="text-quiet">{file ? t('unreadable') : t('previewText')}</p>
      )}
      {file && !isCurrent && (
        <p role="status" className="text-sm text-quiet">
          {t('changed')}
        </p>
      )}
    </section>
  )
}
