import { deskOf, type World } from '#server/tools.ts'
import type { TriggerRow } from '../../rows/trigger-rows.ts'
import { digestOf } from '../digest.ts'
import { takeDelivery, type Taken } from '../take-delivery.ts'
import { fileFacts } from './file-facts.ts'

/** Starts the runs for a file, once for each id. */
export async function takeFile(
  world: World,
  trigger: TriggerRow,
  { id, name, bytes }: { id: string; name: string; bytes: Uint8Array },
): Promise<Taken> {
  const facts = await fileFacts(deskOf(world, trigger.readerId), name, bytes)
  return takeDelivery(world, trigger, {
    ...{ id, facts, digest: digestOf(bytes) },
    about: `${name}, ${bytes.byteLength.toLocaleString('en')} bytes`,
    words: `File: ${name}`,
  })
}
