import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '@brilla/contract/limits'
import type { DeskPerson } from '@brilla/contract/moderation'
import { TextArea } from '../../ui/TextArea.tsx'

type Props = Omit<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'lang' | 'maxLength'>

/** The reason that the person concerned is told as it is written; the hint says in which language they read. */
export function ReasonField({ person, ...field }: Props & { person: DeskPerson }) {
  const { t } = useTranslation('moderation')
  const { langCode, fullname: name } = person
  return (
    <TextArea
      {...field}
      label={t('decision.reason')}
      hint={t(`decision.reasonHint.${langCode ?? 'unknown'}`, { name })}
      lang={langCode ?? undefined}
      maxLength={limits.decisionReasonMax}
    />
  )
}
