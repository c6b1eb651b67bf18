import { extensionPoint } from '#server/extension-points.ts'
import type { Sql } from '#server/tools.ts'

/** Conditions on `articles`: a reader keeps something of it, so retention leaves it. */
export const keepsArticles = extensionPoint<Sql>('keeps-articles')
