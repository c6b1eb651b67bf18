import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { appStudio } from '../contract.ts'
import { ProjectRow } from './ProjectRow.tsx'

export function ProjectCount() {
  return useRead(appStudio.listProjects, {}).length
}

export function ProjectList({ onOpen }: { onOpen: (id: string) => void }) {
  const projects = useRead(appStudio.listProjects, {})
  const [openIds, setOpenIds] = useState<readonly string[]>([])

  function handleToggle(id: string) {
    const isOpen = openIds.includes(id)
    setOpenIds(isOpen ? openIds.filter((each) => each !== id) : [...openIds, id])
  }

  return (
    <>
      {projects.length === 0 && <Empty quiet>No projects yet. Start with a template above.</Empty>}
      <ul className="projects" aria-label="Projects">
        {projects.map((project) => (
          <ProjectRow
            key={project.id}
            project={project}
            isOpen={openIds.includes(project.id)}
            onToggle={() => handleToggle(project.id)}
            onOpen={() => onOpen(project.id)}
          />
        ))}
      </ul>
    </>
  )
}
