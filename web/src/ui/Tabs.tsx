import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { tabVariants } from './tab-variants.ts'

export interface Tab {
  value: string
  label: ReactNode
  icon?: ReactNode
  content: ReactNode
}

/** Tabs and their panels; on a phone the row of tabs scrolls horizontally. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (value: string) => void
}) {
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={onChange}
      className="min-w-0"
    >
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto p-1">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabVariants}>
            {tab.icon}
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-3">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
