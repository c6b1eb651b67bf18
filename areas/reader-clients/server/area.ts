import type { ServerArea } from '#server/area.ts'
import { extend } from '#server/extension-points.ts'
import { keepsArticles } from '#areas/articles/server/lends/keeping.ts'
import { pageParts } from '#areas/articles/server/lends/page.ts'
import { readerClientsKeeper } from './api.ts'
import { readerClientsArchive } from './archive-part.ts'
import { keepFeverKeys } from './find-client.ts'
import { feverRoutes } from './fever/route.ts'
import { greaderRoutes } from './greader/route.ts'
import { keepsLabelled } from './items/keeps-labelled.ts'
import { labelsOf } from './items/label-articles.ts'

/** Serves other feed readers by their protocols. */
export const server: ServerArea = {
  archive: readerClientsArchive,
  keeps: [readerClientsKeeper],
  routes: [...greaderRoutes, ...feverRoutes],
  extends: [
    keepFeverKeys,
    extend(keepsArticles, keepsLabelled),
    extend(pageParts, async (scope, { id }) => {
      const labels = await labelsOf(scope, id)
      return labels.length > 0 ? { labels } : {}
    }),
  ],
}
