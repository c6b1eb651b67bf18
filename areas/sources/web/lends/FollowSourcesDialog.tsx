import './FollowSourcesDialog.css'
import { useState } from 'react'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { Industries, Tiles } from '../finding/Suggested.tsx'
import { languages, sourceKinds } from '../finding/suggestions.tsx'

interface FollowSourcesDialogProps {
  open: boolean
  onClose: () => void
}

const FindingTabs = lazyPart(async () => (await import('../finding/FindingTabs.tsx')).FindingTabs)

/** The dialog in which sources are looked for. */
export function FollowSourcesDialog({ open, onClose }: FollowSourcesDialogProps) {
  const canFind = useKept('finding')
  const [tab, setTab] = useState('websites')
  return (
    <Dialog open={open} onClose={onClose} title="Follow Sources" size="wide">
      {canFind ? <FindingTabs value={tab} onChange={setTab} /> : <FinderPicture />}
    </Dialog>
  )
}

/** A picture of the finder for readers who cannot use it: the fields take words, nothing answers. */
function FinderPicture() {
  return (
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
