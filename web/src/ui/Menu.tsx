import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from './cn.ts'

const itemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-base no-underline outline-none ' +
  'data-[highlighted]:bg-sunken data-[disabled]:opacity-55'

/** A menu that opens from `trigger`, which must be one button. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-ink shadow-raised"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface ItemProps {
  icon?: ReactNode
  children: ReactNode
}

export function MenuAction({
  icon,
  children,
  danger,
  onSelect,
}: ItemProps & { danger?: boolean; onSelect: () => void }) {
  return (
    <DropdownMenu.Item onSelect={onSelect} className={cn(itemLook, danger && 'text-wrong')}>
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}

export function MenuLink({ icon, children, to }: ItemProps & { to: string }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={itemLook}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  )
}

/** One of a few settings, the present one ticked. */
export function MenuChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      aria-label={label}
    >
      <DropdownMenu.Label className="px-3 pt-2 pb-1 text-sm font-semibold text-quiet">
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={itemLook}
        >
          <span className="w-5">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden size={18} />
            </DropdownMenu.ItemIndicator>
          </span>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />
}
