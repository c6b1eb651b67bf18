import { Clapperboard, FileText, Headphones } from '#web/ui/more-icons.ts'
import type { JobType } from '../job-options.ts'

const icons = { audio: Headphones, video: Clapperboard, text: FileText }

export function TypeIcon({ type }: { type: JobType }) {
  const Icon = icons[type]
  return <Icon />
}
