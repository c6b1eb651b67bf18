import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { appStudio, type Shelf } from '../contract.ts'
import { PROJECTS } from '../limits.ts'
import { ProjectRow } from './ProjectRow.tsx'

const shelfNames = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
  { value: 'deleted', label: 'Deleted' },
] as const

export function ProjectCount() {
  return useRead(appStudio.listProjects, {}).count
}

interface Narrowed {
  search: string
  shelf: Shelf
}

export function ProjectList() {
  const { canCreate } = useRead(appStudio.listTemplates, {})
  const [narrowed, setNarrowed] = useState<Narrowed>({ search: '', shelf: 'active' })
  const [openIds, setOpenIds] = useState<readonly string[]>([])

  function handleToggle(id: string) {
    const isOpen = openIds.includes(id)
    setOpenIds(isOpen ? openIds.filter((each) => each !== id) : [...openIds, id])
  }

  return (
    <>
      {canCreate && (
        <div className="project-search">
          <SearchBox
            label="Search projects"
            value={narrowed.search}
            onChange={(search) => setNarrowed({ ...narrowed, search })}
          />
          <Segmented
            label="Show"
            options={shelfNames}
            value={narrowed.shelf}
            onChange={(shelf) => setNarrowed({ ...narrowed, shelf })}
          />
        </div>
      )}
      <ul className="projects" aria-label="Projects">
        <Pages
          list={JSON.stringify(narrowed)}
          waiting={
            <li>
              <SkeletonLines count={3} />
            </li>
          }
        >
          {(cursor, onMore) => (
            <PageOfProjects {...{ narrowed, cursor, onMore, openIds }} onToggle={handleToggle} />
          )}
        </Pages>
      </ul>
    </>
  )
}

interface PageProps {
  narrowed: Narrowed
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
  openIds: readonly string[]
  onToggle: (id: string) => void
}

function PageOfProjects({ narrowed, cursor, onMore, openIds, onToggle }: PageProps) {
  const { search, shelf } = narrowed
  const { projects, next } = useRead(appStudio.listProjects, {
    // Without a search, this is the same question that the count asks.
    ...(search.trim() !== '' && { search }),
    ...(shelf !== 'active' && { shelf }),
    ...(cursor !== undefined && { cursor }),
  })
  if (projects.length === 0 && cursor === undefined)
    return (
      <li>
        <Empty quiet>{emptyWords(narrowed)}</Empty>
      </li>
    )
  return (
    <>
      {projects.map((project) => (
        <ProjectRow
          key={project.id}
          project={project}
          isOpen={openIds.includes(project.id)}
          onToggle={() => onToggle(project.id)}
        />
      ))}
      {next && onMore && (
        <li className="project-further">
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

function emptyWords({ search, shelf }: Narrowed): string {
  if (search.trim() !== '') return `No project matches “${search.trim()}”.`
  if (shelf === 'archived') return 'Nothing is archived.'
  if (shelf === 'deleted')
    return `Deleted projects can be restored here for ${PROJECTS.undoDays} days. There are none.`
  return 'No projects yet. Press “New Project” and choose a template.'
}
