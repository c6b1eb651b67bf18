import './Themes.css'
import { useRead } from '#web/asking/api.tsx'
import { categoryKey } from '#web/ui/category.ts'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import type { GrowingList } from '#web/ui/newer/growing-list.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Article } from '#areas/articles/contract.ts'
import { reading, type Theme } from '../../contracts/reading.ts'
import { ArticleLink } from '#areas/articles/web/lends/ArticleLink.tsx'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { ArticleMenu } from '../menu/ArticleMenu.tsx'
import { NewArticles, ofArticles } from '#areas/articles/web/lends/NewArticles.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useUnread } from '#areas/portal/web/lends/use-unread.ts'
import { articlesOf, keepThemes } from './keep-themes.ts'
import { NoArticles } from './NoArticles.tsx'

/** The news by subject. */
export function Themes() {
  return (
    <Panel
      id="themes"
      title="By subject"
      count={<ThemeCount />}
      skeleton={<SkeletonLines count={12} />}
    >
      <ThemeList />
    </Panel>
  )
}

function useAsked() {
  const { filter, time, search } = useFeedPage()
  return { filter, time, search, ...useHub(), ...useUnread() }
}

const growing: GrowingList<Theme[]> = {
  ...ofArticles,
  rows: articlesOf,
  withRows: (shown, fresh, articles) => keepThemes(shown, fresh, articles as Article[]),
}

function ThemeCount() {
  const articles = articlesOf(useRead(reading.listThemes, useAsked()))
  return articles.length > 0 && `${count(articles.length, 'article')}`
}

function ThemeList() {
  const asked = useAsked()
  const themes = useRead(reading.listThemes, asked)
  if (themes.length === 0) return <NoArticles />
  return (
    <>
      <NewArticles operation={reading.listThemes} input={asked} list={growing} />
      <div className="themes">
        {themes.map((theme) => (
          <ThemeSection key={theme.category} theme={theme} />
        ))}
      </div>
    </>
  )
}

function ThemeSection({ theme: { category, hue, subjects } }: { theme: Theme }) {
  const isDivided = subjects.some(({ name }) => name !== null)
  return (
    <section className="theme" aria-label={category}>
      <h3>
        <span className="folder-swatch" data-cat={categoryKey(category, hue)} />
        {category}
      </h3>
      {subjects.map(({ name, articles }) => (
        <div key={name ?? ''} className="subject">
          {isDivided && <h4 dir="auto">{name ?? `More in ${category}`}</h4>}
          <ul>
            {articles.map((article) => (
              <ThemedArticle key={article.id} article={article} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function ThemedArticle({ article }: { article: Article }) {
  return (
    <li className="themed-article" data-read={article.isRead || undefined}>
      <div>
        <p className="themed-title">
          <ArticleLink article={article} />
        </p>
        <p className="article-meta">
          <span>{article.sources[0]?.name}</span>
          {article.sourceCount > 1 && <span>+{article.sourceCount - 1}</span>}
          <TimeAgo time={article.publishedTime} />
        </p>
      </div>
      <ArticleMenu article={article} />
    </li>
  )
}
