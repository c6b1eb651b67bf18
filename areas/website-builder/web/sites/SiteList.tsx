import { useDeferredValue, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { websiteBuilder } from '../../contract.ts'
import { PAGES } from '../../limits.ts'
import { NoSite } from './NoSite.tsx'
import { SiteCards } from './SiteCards.tsx'
import { SiteTools } from './SiteTools.tsx'

const shelves = [
  { value: 'active', label: 'Active' },
  { value: 'deleted', label: 'Deleted' },
] as const

type Shelf = (typeof shelves)[number]['value']

/** Lists the reader's sites, with a search and actions, and restores deleted ones. */
export function SiteList() {
  const [search, setSearch] = useState('')
  const [shelf, setShelf] = useState<Shelf>('active')
  const asked = useDeferredValue(search.trim())
  const sites = useRead(websiteBuilder.listSites, {
    ...(asked !== '' && { search: asked }),
    ...(shelf !== 'active' && { shelf }),
  })
  return (
    <>
      <div className="site-search">
        <SearchBox label="Search sites" value={search} onChange={setSearch} />
        <Segmented label="Show" options={shelves} value={shelf} onChange={setShelf} />
      </div>
      {sites.length > 0 ? (
        <SiteCards sites={sites} tools={(site) => <SiteTools site={site} />} />
      ) : (
        <NoSites search={asked} shelf={shelf} />
      )}
    </>
  )
}

function NoSites({ search, shelf }: { search: string; shelf: Shelf }) {
  if (search !== '') return <Empty quiet>No site matches “{search}”.</Empty>
  if (shelf === 'deleted')
    return (
      <Empty quiet>
        {`Deleted sites can be restored here for ${PAGES.restoredDays} days. There are none.`}
      </Empty>
    )
  return <NoSite />
}
