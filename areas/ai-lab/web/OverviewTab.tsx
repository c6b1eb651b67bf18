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
import { figureWords } from './words/figure-words.ts'
import { taskWords } from './words/model-words.ts'

const TRENDING = 4

const quickStarts: Record<
  QuickStartPage,
  { title: string; text: string; Icon: typeof SlidersHorizontal }
> = {
  '/ai-studio/playground': {
    title: 'Playground',
    text: 'Ask several models the same question.',
    Icon: MessageSquare,
  },
  '/ai-studio/catalog': {
    title: 'Catalog',
    text: 'All models, by task.',
    Icon: BookOpen,
  },
  '/ai-studio/spaces': {
    title: 'Spaces',
    text: 'Small apps built by others.',
    Icon: Boxes,
  },
  '/ai-studio/models': { title: 'Models', text: 'Search, compare and try.', Icon: AudioLines },
  '/ai-studio/fine-tuning': {
    title: 'Fine-tuning',
    text: 'Adapt a model to your own examples.',
    Icon: SlidersHorizontal,
  },
  '/ai-studio/inference': {
    title: 'Inference',
    text: 'Endpoints, their load and cost.',
    Icon: Server,
  },
}

const useCases = [
  {
    title: 'A desk that writes in your voice',
    text: 'Fine-tune a small model on edited copy; editors have the final say.',
  },
  {
    title: 'Harbor radio transcripts',
    text: 'Channel 12, transcribed with the ship’s name next to each call.',
  },
  {
    title: 'Automatic form processing',
    text: 'Customs entries sorted by cargo, with uncertain ones flagged for review.',
  },
]

const steps = [
  'Choose a model in the catalog, and try it with a question of your own.',
  'Upload a dataset: CSV, JSON or Parquet. A few hundred good rows are enough to start.',
  'Fine-tune, then evaluate on held-out rows.',
  'Create an endpoint near your users, and track its cost.',
]

/** The figures without their values, as a placeholder of the same height. */
const waitingFigures = figureWords({
  ...{ summaryCount: 0, searchCount: 0, accuracy: null, requestCount: 0, costUsd: 0 },
}).map(({ name }) => ({ name, value: '\u00a0' }))

export function OverviewTab() {
  return (
    <>
      <Panel title="Lab statistics" skeleton={<Figures figures={waitingFigures} />}>
        <LabFigures />
      </Panel>
      <Panel title="Quick start">
        <QuickStarts />
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
  return <Figures figures={figureWords(useRead(aiLab.getFigures, {}))} />
}

function QuickStarts() {
  const { goTo } = usePage()
  return (
    <ul className="quick-starts" aria-label="Quick starts">
      {quickStartPages.map((page) => {
        const { title, text, Icon } = quickStarts[page]
        return (
          <li key={page}>
            <button type="button" onClick={() => goTo(page)}>
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
              {author}, {taskWords[task]}
            </span>
          </span>
          <span className="meta">{shortCount(downloads)} downloads</span>
        </li>
      ))}
    </ol>
  )
}
