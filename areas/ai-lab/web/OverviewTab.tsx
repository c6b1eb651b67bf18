import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { shortCount } from '#web/ui/count.ts'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { SlidersHorizontal } from '#web/ui/icons.ts'
import {
  ArrowRight,
  AudioLines,
  BookOpen,
  Boxes,
  MessageSquare,
  Server,
} from '#web/ui/more-icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { aiLab } from '../contract.ts'
import { quickStartPages, type QuickStartPage } from '../lab-pages.ts'

const TRENDING = 4

const quickStarts: Record<
  QuickStartPage,
  { title: string; text: string; Icon: typeof SlidersHorizontal }
> = {
  '/ai-studio/playground': {
    title: 'Playground',
    text: 'Put one question to several models.',
    Icon: MessageSquare,
  },
  '/ai-studio/catalog': {
    title: 'Catalog',
    text: 'Every model by what it is for.',
    Icon: BookOpen,
  },
  '/ai-studio/spaces': {
    title: 'Spaces',
    text: 'Small applications that others built.',
    Icon: Boxes,
  },
  '/ai-studio/models': { title: 'Models', text: 'Search, compare and try.', Icon: AudioLines },
  '/ai-studio/fine-tuning': {
    title: 'Fine-tuning',
    text: 'Teach a model how you put things.',
    Icon: SlidersHorizontal,
  },
  '/ai-studio/inference': {
    title: 'Inference',
    text: 'Endpoints, their load and their price.',
    Icon: Server,
  },
}

const useCases = [
  {
    title: 'A desk that writes in your voice',
    text: 'Tune a small model on edited copy; editors keep the last word.',
  },
  {
    title: 'Harbor radio, written down',
    text: 'Transcripts of channel 12 with the ship’s name beside each call.',
  },
  {
    title: 'Forms that read themselves',
    text: 'Customs lines sorted by cargo, with the doubtful ones set aside for a person.',
  },
]

const steps = [
  'Choose a model in the catalog, and try it with a question of your own.',
  'Bring a dataset: CSV, JSON or Parquet, a few hundred good rows are a beginning.',
  'Fine-tune, and evaluate on rows that the training never saw.',
  'Create an endpoint where your readers are, and watch what it costs.',
]

interface OverviewTabProps {
  /** Told of the page that a quick start leads to: it may be the one that is on show. */
  onOpen: (page: QuickStartPage) => void
}

export function OverviewTab({ onOpen }: OverviewTabProps) {
  return (
    <>
      <Panel title="The lab in numbers">
        <LabFigures />
      </Panel>
      <Panel title="Quick start">
        <QuickStarts onOpen={onOpen} />
      </Panel>
      <div className="workspace-halves">
        <Panel title="Use cases">
          <ul className="ai-lab-list">
            {useCases.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title="Trending models">
          <TrendingModels />
        </Panel>
      </div>
      <Panel title="Getting started">
        <ol className="ai-lab-list ai-lab-steps">
          {steps.map((step) => (
            <li key={step}>
              <p>{step}</p>
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}

function LabFigures() {
  const figures = useRead(aiLab.listFigures, {})
  return <Figures figures={figures.map(({ label, value }) => ({ name: label, value }))} />
}

function QuickStarts({ onOpen }: OverviewTabProps) {
  const { goTo } = usePage()
  return (
    <ul className="quick-starts" aria-label="Quick starts">
      {quickStartPages.map((page) => {
        const { title, text, Icon } = quickStarts[page]
        return (
          <li key={page}>
            <button
              type="button"
              onClick={() => {
                onOpen(page)
                goTo(page)
              }}
            >
              <Icon />
              <span>
                <strong>{title}</strong>
                <span className="meta">{text}</span>
              </span>
              <ArrowRight />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function TrendingModels() {
  const models = useRead(aiLab.listModels, {})
  const trending = models.toSorted((a, b) => b.downloads - a.downloads).slice(0, TRENDING)
  return (
    <ol className="ai-lab-list">
      {trending.map(({ id, name, author, task, downloads }) => (
        <li key={id} className="ai-lab-row">
          <span>
            <strong>{name}</strong>
            <span className="meta">
              <br />
              {author}, {task}
            </span>
          </span>
          <span className="meta">{shortCount(downloads)} downloads</span>
        </li>
      ))}
    </ol>
  )
}
