import { defineActions } from '#platform/actions/contracts/action.ts'
import { websiteBuilder } from '../contract.ts'
import { siteNews } from './news.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { publications } from './publications.ts'

const site = 'site-7'

/** Operations on sites that programs can call for a reader. */
export const siteActions = {
  ...defineActions(websiteBuilder, {
    listSites: { title: 'List sites', example: { search: 'café' } },
  }),
  ...defineActions(pages, {
    addPage: { title: 'Add a page to a site', example: { site, title: 'Events', path: 'events' } },
  }),
  ...defineActions(posts, {
    listPosts: { title: 'List posts of a site', example: { site } },
    addPost: { title: 'Add a post to a site', example: { site, title: 'The new menu' } },
  }),
  ...defineActions(publications, {
    publishSite: { title: 'Publish a site', example: { site } },
    takeDown: { title: 'Take a site down', example: { site } },
  }),
  ...defineActions(siteNews, {
    listStories: {
      title: 'List articles of a news site',
      example: { site, state: 'waiting' },
    },
    stopStory: { title: 'Stop an article of a news site', example: { site, article: 7 } },
    showNow: { title: 'Show waiting articles of a news site', example: { site, article: null } },
  }),
}
