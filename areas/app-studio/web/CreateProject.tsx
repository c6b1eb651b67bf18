import { Suspense, useId, useState, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChevronRight, Globe } from '#web/ui/icons.ts'
import {
  AppWindow,
  ChartNoAxesColumn,
  FilePlus,
  Monitor,
  Puzzle,
  Smartphone,
  SquareTerminal,
} from '#web/ui/more-icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { appStudio, type Template } from '../contract.ts'
import { NewProject } from './projects/NewProject.tsx'

const icons: Record<string, ReactNode> = {
  'web-application': <AppWindow className="lucide" />,
  website: <Globe className="lucide" />,
  'mobile-app': <Smartphone className="lucide" />,
  'browser-extension': <Puzzle className="lucide" />,
  'script-cli-tool': <SquareTerminal className="lucide" />,
  'desktop-app': <Monitor className="lucide" />,
  'news-dashboard': <ChartNoAxesColumn className="lucide" />,
}

/** A list of templates for new projects. */
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
          <Trouble>
            <Suspense fallback={<SkeletonLines count={6} />}>
              <Templates />
            </Suspense>
          </Trouble>
        </div>
      )}
    </section>
  )
}

function Templates() {
  const { templates, canCreate } = useRead(appStudio.listTemplates, {})
  const [chosen, setChosen] = useState<Template | null>(null)
  const creating = useOpening()

  function handleUse(template: Template) {
    setChosen(template)
    creating.open()
  }

  return (
    <>
      <Cards label="Templates">
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            onUse={canCreate ? () => handleUse(template) : undefined}
          />
        ))}
      </Cards>
      {chosen && (
        <NewProject
          key={creating.nth}
          template={chosen}
          open={creating.isOpen}
          onClose={creating.close}
        />
      )}
    </>
  )
}

interface TemplateCardProps {
  template: Template
  onUse: (() => void) | undefined
}

function TemplateCard({ template, onUse }: TemplateCardProps) {
  const { id, name, about, stack, madeAt } = template
  return (
    <Card
      title={name}
      icon={icons[id] ?? <FilePlus className="lucide" />}
      foot={
        <>
          <span className="app-badges">
            {stack.map((each) => (
              <Badge key={each} tone="line">
                {each}
              </Badge>
            ))}
          </span>
          {onUse && (
            <Button size="s" aria-label={`Use this template: ${name}`} onClick={onUse}>
              Use this template
            </Button>
          )}
        </>
      }
    >
      {about && <p>{about}</p>}
      {madeAt === 'website-builder' && (
        <p>
          <PageLink page="/website-builder">Open the Website Builder</PageLink>
        </p>
      )}
    </Card>
  )
}
