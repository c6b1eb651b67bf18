import './FollowSourcesDialog.css'
import { useId, useState } from 'react'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Select } from '#web/ui/Field.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { industries, languages, sourceKinds, tiles } from './suggestions.tsx'

interface FollowSourcesDialogProps {
  open: boolean
  onClose: () => void
}

/** Where to look for sources. A picture of what is to come: the fields take words, nothing answers. */
export function FollowSourcesDialog({ open, onClose }: FollowSourcesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Follow Sources" size="wide">
      <Tabs
        className="follow-sources"
        label="Kinds of sources"
        tabs={sourceKinds}
        value="websites"
        onChange={() => {}}
      >
        <Finder />
        <Tiles />
        <Industries />
      </Tabs>
    </Dialog>
  )
}

function Finder() {
  const [text, setText] = useState('')
  return (
    <div className="follow-finder">
      <SearchBox
        label="Search by topic, website, or RSS link"
        dir="auto"
        value={text}
        onChange={setText}
      />
      <Select aria-label="Language" options={languages} />
    </div>
  )
}

function Tiles() {
  return (
    <ul className="follow-tiles" aria-label="Categories">
      {tiles.map(({ name, category }) => (
        <li key={name}>
          <button type="button">
            <Picture title={name} category={category} ratio="fill" rows={14} />
            <span>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Industries() {
  const titleId = useId()
  return (
    <section className="follow-industries" aria-labelledby={titleId}>
      <h3 id={titleId}>Industries</h3>
      <ul>
        {industries.map(({ name, icon }) => (
          <li key={name}>
            <button type="button">
              {icon}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
