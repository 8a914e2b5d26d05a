import { PersonCard } from '../../people/profile/PersonCard.tsx'
import { AddToListButton } from '../list/AddToListButton.tsx'
import { SelectBox } from '../selection/SelectBox.tsx'
import { PeopleItem } from './PeopleItem.tsx'
import { PersonMarks } from './PersonMarks.tsx'
import type { PeopleItemProps } from './people-view.ts'

/** A person as a card. */
export function PersonCardItem({
  person,
  texts: { age, height, languages, availability },
  marks,
  selection,
  isFirst,
  isOpened,
  linkState,
  renderText,
  note,
  extra,
}: PeopleItemProps) {
  const lines = [[age, height, availability], [languages]]
  return (
    <PeopleItem isOpened={isOpened} className="relative">
      <PersonCard
        person={person}
        heading="h2"
        prioritizeImage={isFirst}
        renderText={renderText}
        note={
          <>
            {lines.map((texts, line) => {
              const shown = texts.filter((text) => text !== null)
              return (
                shown.length > 0 && (
                  <p key={line} className="text-sm">
                    {shown.join(' · ')}
                  </p>
                )
              )
            })}
            {note}
            {extra && <div className="relative z-1 mt-2">{extra}</div>}
          </>
        }
        linkState={linkState}
        hasShortcuts
        actions={<AddToListButton person={person} lists={marks?.lists ?? []} />}
      />
      <PersonMarks
        marks={marks}
        className="absolute top-20 right-2 rounded-full bg-black/65 px-2.5 py-1 text-white"
      />
      {selection && (
        <SelectBox
          person={person}
          selection={selection}
          className="absolute top-2 left-2 rounded-full bg-surface shadow-soft"
        />
      )}
    </PeopleItem>
  )
}
