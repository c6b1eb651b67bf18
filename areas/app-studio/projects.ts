import type { Project } from './contract.ts'

/**
 * The number of the phase a project is in: its milestones are spread evenly over its phases, and a begun share
 * counts. 0 where nothing is completed, or where there is nothing to complete.
 */
export function phaseNumber(completedMilestones: number, milestonesPerPhase: number): number {
  return milestonesPerPhase > 0 ? Math.ceil(completedMilestones / milestonesPerPhase) : 0
}

export function phaseNumberOf(roadmap: NonNullable<Project['roadmap']>): number {
  const { completedMilestones, totalMilestones, totalPhases } = roadmap
  return phaseNumber(completedMilestones, totalPhases > 0 ? totalMilestones / totalPhases : 0)
}

/** A share as a whole percentage; 0 of nothing is 0. */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0
}
