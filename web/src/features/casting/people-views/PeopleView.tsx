import { Card } from '../../../ui/Card.tsx'
import { FaceItem } from './FaceItem.tsx'
import { PersonCardItem } from './PersonCardItem.tsx'
import { PersonRowItem } from './PersonRowItem.tsx'
import {
  listClasses,
  type PeopleView as View,
  type PeopleViewProps,
  type ViewedPerson,
} from './people-view.ts'
import { useFactTexts } from './use-fact-texts.ts'

const items = { cards: PersonCardItem, list: PersonRowItem, faces: FaceItem }

/** A page of people as cards, compact rows or a contact sheet (P-discovery-21), those of an agency with facts, marks and a checkbox. */
export function PeopleView<Person extends ViewedPerson>({
  view,
  people,
  label,
  marks,
  selection,
  renderText,
  renderNote,
  renderExtra,
  getLinkState,
  openedId,
}: PeopleViewProps<Person> & { view: View }) {
  const getTexts = useFactTexts()
  const Item = items[view]
  const list = (
    <ul aria-label={label} className={listClasses[view]}>
      {people.map((person, index) => (
        <Item
          key={person.id}
          person={person}
          texts={getTexts(person.facts)}
          marks={marks.get(person.id)}
          selection={selection}
          isFirst={index === 0}
          isOpened={person.id === openedId}
          linkState={getLinkState?.(index)}
          renderText={renderText?.(person)}
          note={renderNote?.(person)}
          extra={renderExtra?.(person)}
        />
      ))}
    </ul>
  )
  return view === 'list' ? <Card className="overflow-hidden">{list}</Card> : list
}
