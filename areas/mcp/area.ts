import type { Area } from '../area.ts'

export const mcp: Area = {
  name: 'mcp',
  server: () => import('./server/area.ts'),
}
