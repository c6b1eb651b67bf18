import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
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
  const { search, shelf } = narrowed

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
      <PagedList
        operation={appStudio.listProjects}
        // An empty search is left out, so that this request equals that of the count and is sent
        // once.
        input={{ ...(search.trim() !== '' && { search }), ...(shelf !== 'active' && { shelf }) }}
        rowsOf={(page) => page.projects}
        label="Projects"
        className="projects"
        waiting={3}
        empty={emptyWords(narrowed)}
      >
        {(project) => (
          <ProjectRow
            key={project.id}
            project={project}
            isOpen={openIds.includes(project.id)}
            onToggle={() => handleToggle(project.id)}
          />
        )}
      </PagedList>
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
