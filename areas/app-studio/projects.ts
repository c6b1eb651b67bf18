import type { Project } from './contract.ts'

/**
 * The number of the project's current phase; 0 if no milestone is completed, or there is none. The
 * milestones are spread evenly over the phases, and a phase that has begun counts.
 */
export function phaseNumber(completedMilestones: number, milestonesPerPhase: number): number {
  return milestonesPerPhase > 0 ? Math.ceil(completedMilestones / milestonesPerPhase) : 0
}

export function phaseNumberOf(roadmap: NonNullable<Project['roadmap']>): number {
  const { completedMilestones, totalMilestones, totalPhases } = roadmap
  return phaseNumber(completedMilestones, totalPhases > 0 ? totalMilestones / totalPhases : 0)
}

/** The rounded percentage of a part in a whole; 0 if the whole is 0. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0
}
