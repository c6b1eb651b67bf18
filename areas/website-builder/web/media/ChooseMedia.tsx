import './MediaPart.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { media } from '../../contracts/media.ts'
import { MediaAdder } from './MediaAdder.tsx'
import { MediaPages } from './MediaPages.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'

interface ChooseMediaProps {
  site: string
  kind: 'picture' | 'video'
  /** The id of the selected picture or video; empty for none. */
  value: string
  onChange: (id: string) => void
}

/** Shows the selected picture or video, and a button to choose another one. */
export function ChooseMedia({ site, kind, value, onChange }: ChooseMediaProps) {
  const choosing = useOpening()
  function choose(id: string) {
    onChange(id)
    choosing.close()
  }
  return (
    <div className="media-chosen">
      {value !== '' && (
        <Trouble silent>
          <Suspense fallback={null}>
            <Chosen {...{ site, kind, value }} />
          </Suspense>
        </Trouble>
      )}
      <Button size="s" onClick={choosing.open}>
        {value === '' ? `Choose a ${kind}` : `Choose another ${kind}`}
      </Button>
      {value !== '' && (
        <Button size="s" onClick={() => onChange('')}>
          Remove the {kind}
        </Button>
      )}
      <Dialog
        key={choosing.nth}
        open={choosing.isOpen}
        onClose={choosing.close}
        title={`Choose a ${kind}`}
        size="wide"
        skeleton={<SkeletonLines count={8} />}
      >
        <Choices site={site} kind={kind} onChoose={choose} />
      </Dialog>
    </div>
  )
}

function Chosen({ site, kind, value }: Omit<ChooseMediaProps, 'onChange'>) {
  const [found] = useRead(media.findMedia, { site, media: [value] }).media
  if (!found) return <p className="field-hint">This {kind} was deleted.</p>
  return <MediaThumbnail media={found} />
}

interface ChoicesProps {
  site: string
  kind: 'picture' | 'video'
  onChoose: (id: string) => void
}

function Choices({ site, kind, onChoose }: ChoicesProps) {
  const [search, setSearch] = useState('')
  return (
    <div className="media-room">
      <MediaAdder
        site={site}
        onAdded={([first]) => first && first.kind === kind && onChoose(first.id)}
      />
      <SearchBox label={`Search ${kind}s`} value={search} onChange={setSearch} />
      <MediaPages
        site={site}
        filter={{ search, kind }}
        none={search.trim() === '' ? `No ${kind}s yet. Add one.` : `No ${kind} matches.`}
      >
        {(one) => (
          <button type="button" className="media-tile" onClick={() => onChoose(one.id)}>
            <MediaThumbnail media={one} />
            <span className="media-tile-name" dir="auto">
              {one.name}
            </span>
          </button>
        )}
      </MediaPages>
    </div>
  )
}
