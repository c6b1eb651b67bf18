import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Card, Cards } from '#web/ui/blocks/Cards.tsx'
import { Sparkles } from '#web/ui/icons.ts'
import { History, LayoutTemplate } from '#web/ui/more-icons.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { aiContent } from '../contract.ts'
import { GenerationTable } from './GenerationTable.tsx'

/** The number of texts that the overview shows; the history has them all. */
const RECENT_COUNT = 5

export function ContentOverview() {
  return (
    <>
      <Panel title="Write something">
        <Cards label="AI Content">
          <Card title="Generate Content" icon={<Sparkles />} page="/ai-content/generate">
            <p>Describe the topic and the audience. Your brand voice does the rest.</p>
          </Card>
          <Card title="Templates" icon={<LayoutTemplate />} page="/ai-content/templates">
            <p>Start from a proven outline.</p>
          </Card>
          <Card title="History" icon={<History />} page="/ai-content/history">
            <p>Every text so far, with its author and status.</p>
          </Card>
        </Cards>
      </Panel>
      <Panel
        title="Recent generations"
        actions={<PageLink page="/ai-content/history">See all</PageLink>}
        skeleton={<SkeletonLines count={8} />}
      >
        <RecentGenerations />
      </Panel>
    </>
  )
}

function RecentGenerations() {
  const generations = useRead(aiContent.listGenerations, {})
  if (generations.length === 0)
    return (
      <Empty action={<PageLink page="/ai-content/generate">Write the first one</PageLink>}>
        No texts yet. Each one that you generate is kept here.
      </Empty>
    )
  return <GenerationTable label="Recent generations" rows={generations.slice(0, RECENT_COUNT)} />
}
