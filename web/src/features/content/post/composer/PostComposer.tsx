import { Camera, FilePlus, ImagePlus } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { limits } from '@brilla/contract/platform/limits'
import { useTranslation } from '../../../../lib/translation.tsx'
import { useHeicTexts } from '../../../media/heic.ts'
import { useMinWidth } from '../../../../lib/use-media-query.ts'
import { acceptedImages } from '../../../media/image-file.ts'
import { takePastedFiles } from '../../../media/pasted-files.ts'
import { useFileDrop } from '../../../media/use-file-drop.ts'
import { Card } from '../../../../ui/Card.tsx'
import { cn } from '../../../../ui/cn.ts'
import { useAutoGrow } from '../../../../ui/use-auto-grow.ts'
import { Form } from '../../../../ui/Form.tsx'
import { ComposerFooter } from './ComposerFooter.tsx'
import { ComposerText } from './ComposerText.tsx'
import { DocumentList } from './DocumentList.tsx'
import { acceptedDocuments } from './document-rules.ts'
import { FileInput } from './FileInput.tsx'
import { PostTypeTabs } from './PostTypeTabs.tsx'
import { PhotoList } from './PhotoList.tsx'
import { useShareTarget } from './use-share-target.ts'
import { useComposer, type PostKind } from './use-composer.ts'
import { VideoSuggestion, VideoField } from './VideoField.tsx'

/**
 * The form for a new post of one of four kinds (P-posts-2). What was typed and chosen survives a reload, an error and an
 * expired session. `takesFocus`: whether its text has the focus from the start.
 */
export default function PostComposer({
  person,
  takesFocus,
}: {
  person: string
  takesFocus: RefObject<boolean>
}) {
  const { t } = useTranslation('post')
  const composer = useComposer(person)
  const { kind, setKind, text, setText, photos, documents, error } = composer
  const [touched, setTouched] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const grow = useAutoGrow(area)
  const drop = useFileDrop(composer.addFiles)
  const pristine = !touched && text === '' && photos.items.length + documents.items.length === 0
  const isDesktop = useMinWidth(768)
  useShareTarget(composer)
  // On a phone an untouched composer is one line, so that the posts come first.
  const isCollapsed = pristine && kind === 'text' && !isDesktop
  useFocus(area, takesFocus, isCollapsed)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const isPublished = await composer.submit()
    // An error of a file is shown at the file.
    if (!isPublished && !composer.uploaded) return
    const { activeElement, body } = document
    // The focus stays where the person has moved it meanwhile.
    const hasFocus = activeElement === body || form.contains(activeElement)
    if (isPublished && !isDesktop) {
      setTouched(false)
      if (hasFocus) document.getElementById('main')?.focus({ preventScroll: true })
    } else if (hasFocus) {
      area.current?.focus()
    }
  }

  return (
    <Card
      className={cn(
        'max-md:rounded-none max-md:border-x-0',
        drop.isOver && 'outline-2 -outline-offset-2 outline-ember',
      )}
      {...drop.handlers}
    >
      <Form
        id="componer"
        onSubmit={onSubmit}
        onPaste={(event) => takePastedFiles(event, composer.addFiles)}
        aria-label={t('composer.label')}
        className="scroll-mt-20 p-4 md:p-5"
      >
        <Tabs.Root
          value={kind}
          onValueChange={(value) => setKind(value as PostKind)}
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
        >
          <PostTypeTabs
            counts={{ photos: photos.taken, documents: documents.taken }}
            className={isCollapsed && 'hidden'}
          />
          <Tabs.Content value={kind} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <ComposerText
              ref={grow}
              value={text}
              readOnly={composer.busy}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'composer-error' : undefined}
              onFocus={() => setTouched(true)}
              onChange={(event) => setText(event.target.value)}
            />
            {composer.suggestedVideo && <VideoSuggestion onAccept={() => setKind('video')} />}
            {kind === 'video' && (
              <VideoField
                text={text}
                video={composer.video}
                hasError={error !== null}
                onRemove={composer.removeVideo}
              />
            )}
            {kind === 'photos' && photos.items.length > 0 && (
              <PhotoList photos={photos} readOnly={composer.busy} />
            )}
            {kind === 'documents' && documents.items.length > 0 && <DocumentList documents={documents} />}
            <FileInputs composer={composer} />
            {error && (
              <p id="composer-error" role="alert" className="font-semibold text-wrong">
                {error}
              </p>
            )}
            {!isCollapsed && (
              <ComposerFooter
                left={composer.left}
                isDraft={!pristine && text !== ''}
                notice={composer.excludedNotice}
                waiting={composer.waiting}
                busy={composer.busy}
              />
            )}
          </Tabs.Content>
        </Tabs.Root>
      </Form>
      {composer.dialog}
    </Card>
  )
}

function useFocus(
  area: RefObject<HTMLTextAreaElement | null>,
  takesFocus: RefObject<boolean>,
  isCollapsed: boolean,
) {
  const location = useLocation()

  // Before the paint, so that a phone's keyboard stays open; typing goes on after what was typed into the placeholder.
  useLayoutEffect(() => {
    if (!takesFocus.current || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [area, takesFocus])

  // The tabs that appear above it move it out of a low window.
  useLayoutEffect(() => {
    if (!isCollapsed && area.current === document.activeElement)
      area.current?.scrollIntoView({ block: 'nearest' })
  }, [area, isCollapsed])

  // The phone's button for a new post links here.
  useEffect(() => {
    if (location.hash === '#componer') area.current?.focus()
  }, [area, location])
}

/** Choose photos and documents; those of the other tabs are hidden. */
function FileInputs({ composer }: { composer: ReturnType<typeof useComposer> }) {
  const { t } = useTranslation('post')
  const { formats } = useHeicTexts()
  const { kind, photos, documents } = composer
  const hasPhotos = photos.items.length > 0
  const hasDocuments = documents.items.length > 0
  return (
    <>
      <FileInput
        id="composer-photos"
        accept={acceptedImages}
        icon={ImagePlus}
        label={t(hasPhotos ? 'composer.chooseMore' : 'composer.choose')}
        touchLabel={hasPhotos ? undefined : t('composer.chooseTouch')}
        hint={t('composer.limits', { count: limits.postFilesMax, formats })}
        shown={kind === 'photos' && !photos.full}
        large={!hasPhotos}
        onChoose={composer.addPhotos}
      />
      <FileInput
        id="composer-camera"
        accept={acceptedImages}
        camera
        icon={Camera}
        label={t('composer.camera')}
        shown={kind === 'photos' && !photos.full}
        onChoose={composer.addPhotos}
      />
      <FileInput
        id="composer-documents"
        accept={acceptedDocuments}
        icon={FilePlus}
        label={t(hasDocuments ? 'composer.chooseMoreDocuments' : 'composer.chooseDocuments')}
        touchLabel={hasDocuments ? undefined : t('composer.chooseDocumentsTouch')}
        hint={t('composer.documentLimits')}
        shown={kind === 'documents' && !documents.full}
        large={!hasDocuments}
        onChoose={composer.addDocuments}
      />
    </>
  )
}
