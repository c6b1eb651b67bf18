import { useId, useState } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { ChevronRight, Globe } from '#web/ui/icons.ts'
import {
  AppWindow,
  FilePlus,
  Monitor,
  Puzzle,
  Smartphone,
  SquareTerminal,
} from '#web/ui/more-icons.ts'

const templates = [
  { name: 'Create from Scratch', Icon: FilePlus, stack: ['Any stack'] },
  { name: 'Web Application', Icon: AppWindow, stack: ['React', 'TypeScript', 'Node.js'] },
  { name: 'Website', Icon: Globe, stack: ['Astro', 'HTML', 'CSS'] },
  { name: 'Mobile App', Icon: Smartphone, stack: ['React Native', 'Expo'] },
  { name: 'Browser Extension', Icon: Puzzle, stack: ['TypeScript', 'WebExtensions'] },
  { name: 'Script / CLI Tool', Icon: SquareTerminal, stack: ['Node.js', 'Python'] },
  { name: 'Desktop App', Icon: Monitor, stack: ['Tauri', 'Rust'] },
]

/** Kinds of projects to begin with. The cards show later ones; the Website Builder is there already. */
export function CreateProject() {
  const [isOpen, setOpen] = useState(true)
  const bodyId = useId()
  return (
    <section className="create-project" aria-label="Create New Project">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight />
          Create New Project
        </button>
      </h2>
      {isOpen && (
        <div id={bodyId}>
          <Cards label="Templates">
            {templates.map(({ name, Icon, stack }) => (
              <Card
                key={name}
                title={name}
                icon={<Icon className="lucide" />}
                foot={
                  <span className="app-badges">
                    {stack.map((each) => (
                      <Badge key={each} tone="line">
                        {each}
                      </Badge>
                    ))}
                  </span>
                }
              >
                {name === 'Website' && (
                  <p>
                    <PageLink page="/website-builder">Open the Website Builder</PageLink>
                  </p>
                )}
              </Card>
            ))}
          </Cards>
        </div>
      )}
    </section>
  )
}
