import { Empty } from '#web/ui/blocks/Empty.tsx'

export function NoBreaking() {
  return <Empty quiet>No breaking news right now.</Empty>
}
