import { dollars } from '#web/ui/amounts.ts'
import type { Instance } from '../../contract.ts'

const GIGABYTE = 1_000_000_000

/**
 * The hardware and price of an instance, such as "CPU 2 vCPU 4GB RAM, $0.12/hr" or "GPU 1x T4,
 * $0.50/hr".
 */
export function instanceWords({ hardware, costPerHourUsd }: Instance): string {
  const machine =
    hardware.kind === 'cpu'
      ? `CPU ${hardware.cpuCount} vCPU ${hardware.memoryBytes / GIGABYTE}GB RAM`
      : `GPU ${hardware.gpuCount}x ${hardware.gpuName}`
  return `${machine}, ${dollars(costPerHourUsd)}/hr`
}
