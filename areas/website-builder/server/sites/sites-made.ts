import { extensionPoint } from '#server/extension-points.ts'
import type { Desk } from '#server/tools.ts'
import type { SiteWorkflow } from '../../blueprints/workflows.ts'

/** A site that the guided creation has just made. */
export interface MadeSite {
  id: string
  name: string
  /** Workflows that the answers ask for. */
  workflows: readonly SiteWorkflow[]
}

/** Called after a site was made in the guided creation, for example to add its workflows. */
export const sitesMade = extensionPoint<(desk: Desk, site: MadeSite) => Promise<void>>('sites-made')
