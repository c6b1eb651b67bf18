import './MediaPart.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { FilterChips } from '#web/ui/controls/FilterChips.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { fileSizeText } from '#core/file-size.ts'
import { media } from '../../contracts/media.ts'
import { MediaAdder } from './MediaAdder.tsx'
import { MediaPages, type MediaFilter } from './MediaPages.tsx'
import { MediaTile } from './MediaTile.tsx'

type Shown = 'all' | 'pictures' | 'videos' | 'lacking' | 'deleted'

const filters: Record<Shown, Omit<MediaFilter, 'search'>> = {
  all: {},
  pictures: { kind: 'picture' },
  videos: { kind: 'video' },
  lacking: { lacksAlt: true },
  deleted: { shelf: 'deleted' },
}

const ANY = 'any'

/** The pictures and videos of a site. */
export function MediaPart({ site }: { site: string }) {
  const shelf = useRead(media.getShelf, { site })
  const [shown, setShown] = useState<Shown>('all')
  const [search, setSearch] = useState('')
  const [folder, setFolder] = useState(ANY)
  const isInFolder = shelf.folders.some(({ name }) => `/${name}` === folder)
  const filter = {
    ...{ search, ...filters[shown] },
    ...(isInFolder && { folder: folder.slice(1) }),
  }
  const isNarrowed = search.trim() !== '' || shown !== 'all' || isInFolder
  return (
    <div className="site-part">
      <Panel title="Media" count={shelf.media > 0 ? shelf.media.toLocaleString('en') : null}>
        <div className="media-room">
          <MediaAdder site={site} {...(isInFolder && { folder: folder.slice(1) })} />
          <div className="media-tools">
            <FilterChips
              label="Show"
              options={[
                { value: 'all', label: 'All' },
                { value: 'pictures', label: 'Pictures' },
                { value: 'videos', label: 'Videos' },
                { value: 'lacking', label: `No alt text (${shelf.lackingAlt})` },
                { value: 'deleted', label: `Deleted (${shelf.deleted})` },
              ]}
              value={shown}
              onChange={setShown}
            />
            {shelf.folders.length > 0 && (
              <Select
                aria-label="Folder"
                options={[
                  { value: ANY, label: 'All folders' },
                  ...shelf.folders.map(({ name, media: count }) => ({
                    ...{ value: `/${name}`, label: `${name} (${count})` },
                  })),
                ]}
                value={isInFolder ? folder : ANY}
                onChange={setFolder}
              />
            )}
            <SearchBox label="Search media" value={search} onChange={setSearch} />
          </div>
          <MediaPages
            site={site}
            filter={filter}
            none={
              isNarrowed
                ? 'No picture or video matches.'
                : 'No pictures or videos yet. Add some to show them on pages.'
            }
          >
            {(one) => <MediaTile site={site} media={one} isDeleted={shown === 'deleted'} />}
          </MediaPages>
          <p className="meta">
            {fileSizeText(shelf.usedBytes)} of {fileSizeText(shelf.mostBytes)} used by all your
            sites. Publications keep what they show when it is deleted here.
          </p>
        </div>
      </Panel>
    </div>
  )
}
