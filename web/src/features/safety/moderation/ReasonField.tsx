import type { ComponentProps } from 'react'
import { useTranslation } from '../../../lib/translation.tsx'
import type { DeskPerson } from '@brilla/contract/safety/moderation-shapes'
import { TextArea } from '../../../ui/TextArea.tsx'

type Props = Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'lang'>

/**
 * The reason that the person concerned is told as it is written; the hint says in which language they read. Of a dismissal,
 * of which they are not told, only the log has it.
 */
export function ReasonField({
  person,
  isTold = true,
  ...field
}: Props & { person: DeskPerson; isTold?: boolean }) {
  const { t } = useTranslation('moderation')
  const { langCode, fullname: name } = person
  const hint = isTold
    ? t(`decision.reasonHint.${langCode ?? 'unknown'}`, { name })
    : t('decision.reasonLogged')
  return (
    <TextArea
      {...field}
      label={t(isTold ? 'decision.reason' : 'action.reason')}
      hint={hint}
      lang={langCode ?? undefined}
    />
  )
}
