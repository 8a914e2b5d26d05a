import { useState } from 'react'
import { Link } from 'react-router'
import type { DeskAccount } from '@brilla/contract/safety/moderation-people'
import { Time } from '../../../lib/Time.tsx'
import { useTranslation } from '../../../lib/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/State.tsx'
import { AccountActionDialog } from './AccountActionDialog.tsx'
import { AccountFacts, CaseHistory, LatestTexts } from './AccountFacts.tsx'
import { CaseLog } from './CaseLog.tsx'
import { type AccountAction, type Undoable, useUndoChange } from './moderation.mutations.ts'
import { useDeskAccount } from './moderation.queries.ts'
import { PaneSkeleton, PaneTitle, Section } from './Pane.tsx'
import { UndoButton } from './UndoButton.tsx'
import type { useDeskAddress } from './use-desk-address.ts'

type Address = ReturnType<typeof useDeskAddress>

export function PersonPane({ id, address }: { id: string; address: Address }) {
  const { data, error, refetch } = useDeskAccount(id)
  if (data) return <OpenPerson account={data} address={address} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <PaneSkeleton />
}

interface OpenAction {
  action: AccountAction
  /** The other person of a block. */
  otherId?: string
}

/** A person with their history, and what can be done to the account. */
function OpenPerson({ account, address }: { account: DeskAccount; address: Address }) {
  const { t } = useTranslation('moderation')
  const [open, setOpen] = useState<OpenAction | null>(null)
  const actions: readonly AccountAction[] = [
    account.suspension ? 'lift' : 'suspend',
    'birthdate',
    ...(account.verified ? (['unverify'] as const) : []),
  ]
  return (
    <article aria-labelledby="person" className="grid grid-cols-1 gap-4 px-4 md:px-0">
      <PaneTitle id="person">{account.fullname}</PaneTitle>
      <Card className="grid grid-cols-1 gap-4 p-4 md:p-5">
        <AccountFacts account={account} />
        <UndoableChanges account={account} />
        <div className="flex flex-wrap gap-2">
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'suspend' ? 'danger' : 'secondary'}
              onClick={() => setOpen({ action })}
            >
              {t(`action.${action}.do`)}
            </Button>
          ))}
        </div>
      </Card>
      {account.blocks.length > 0 && (
        <Section title={t('blocks.title')}>
          <ul className="grid grid-cols-1 gap-2">
            {account.blocks.map(({ person, blockedBy, since }) => (
              <li key={person.id} className="flex flex-wrap items-center justify-between gap-2">
                <p className="min-w-0 text-sm">
                  <Link to={address.personSearch(person.id)} className="font-semibold underline">
                    {person.fullname}
                  </Link>{' '}
                  <span className="text-quiet">
                    · {t(`blocks.${blockedBy}`)} · <Time at={since} />
                  </span>
                </p>
                <Button
                  variant="secondary"
                  aria-label={t('blocks.lift', { name: person.fullname })}
                  onClick={() => setOpen({ action: 'unblock', otherId: person.id })}
                >
                  {t('action.unblock.do')}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Card className="p-4 md:p-5">
        <LatestTexts latest={account.latest} heading="h3" />
      </Card>
      <Card className="p-4 md:p-5">
        <CaseHistory cases={account.cases} address={address} />
      </Card>
      {account.log.length > 0 && (
        <Section title={t('log.title')}>
          <CaseLog entries={account.log} />
        </Section>
      )}
      {open && <AccountActionDialog {...open} account={account} onClose={() => setOpen(null)} />}
    </article>
  )
}

/** What the moderator can still undo of an account; U undoes the newest. */
function UndoableChanges({ account }: { account: DeskAccount }) {
  const { t } = useTranslation('moderation')
  const undo = useUndoChange(account.id)
  const changes = listUndoable(account)
  return changes.map(({ until, name, ...undoable }, index) => (
    <UndoButton
      key={undoable.changeId ?? undoable.action}
      undo={{ isPending: undo.isPending, mutate: () => undo.mutate(undoable) }}
      label={t(`action.${undoable.action}.undo`)}
      until={until}
      describe={(date) => t(`action.${undoable.action}.undoUntil`, { date, name })}
      hasShortcut={index === 0}
    />
  ))
}

/** Newest first. */
function listUndoable({
  undoUntil,
  undoableChanges,
}: DeskAccount): (Undoable & { until: string; name: string })[] {
  const changes = undoableChanges.map(({ id, action, other, undoUntil: until }) => ({
    action,
    changeId: id,
    until,
    name: other?.fullname ?? '',
  }))
  const suspension = undoUntil === null ? [] : [{ action: 'suspend' as const, until: undoUntil, name: '' }]
  return [...suspension, ...changes].toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))
}
