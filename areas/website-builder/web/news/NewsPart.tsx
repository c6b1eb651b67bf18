import './News.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { siteNews, storyStates, type NewsFigures } from '../../contracts/news.ts'
import { sites } from '../../contracts/sites.ts'
import { NewsOrigin } from './NewsOrigin.tsx'
import { StoryRow } from './StoryRow.tsx'

type State = (typeof storyStates)[number]

const stateWords: Record<State, { label: string; none: string }> = {
  waiting: { label: 'Waiting', none: 'No article is waiting.' },
  public: { label: 'Public', none: 'No article is public yet.' },
  stopped: { label: 'Stopped', none: 'You have stopped no article.' },
  withdrawn: { label: 'Withdrawn', none: 'No article was withdrawn.' },
}

/** The articles that a news site shows, with the state of each. */
export function NewsPart({ site }: { site: string }) {
  const news = useRead(siteNews.getNews, { site })
  return (
    <div className="site-part">
      <NewsOrigin key={String(news.settings !== null)} site={site} news={news} />
      {news.settings && <Stories site={site} news={news} />}
    </div>
  )
}

function Stories({ site, news }: { site: string; news: NewsFigures }) {
  const { counts, waitMinutes } = news
  const { address } = useRead(sites.getSite, { site })
  const [state, setState] = useState<State>('waiting')
  const showNow = useWrite(siteNews.showNow)
  const attempt = useAttempt()
  return (
    <Panel
      title="Articles"
      actions={
        state === 'waiting' && counts.waiting > 0 ? (
          <Button
            size="s"
            disabled={showNow.isPending}
            onClick={() => void attempt(showNow.mutateAsync({ site, article: null }))}
          >
            Show all now
          </Button>
        ) : null
      }
    >
      <div className="story-tools">
        <Segmented
          label="Articles that are"
          options={storyStates.map((value) => ({
            value,
            label: `${stateWords[value].label} ${counts[value]}`,
          }))}
          value={state}
          onChange={setState}
        />
        {state === 'waiting' && (
          <p className="meta">
            Each article becomes public {waitMinutes} minutes after it was found, unless you stop
            it.
            {address === null && ' Visitors see it once the site is published.'}
          </p>
        )}
      </div>
      <PagedList
        operation={siteNews.listStories}
        input={{ site, state }}
        rowsOf={(page) => page.stories}
        label={`${stateWords[state].label} articles`}
        className="stories"
        waiting={6}
        empty={stateWords[state].none}
      >
        {(story) => <StoryRow key={story.article} {...{ site, story, address }} />}
      </PagedList>
    </Panel>
  )
}
