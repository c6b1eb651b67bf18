/** A situation, the right decision in it, and its weight. */
export interface Sample {
  evidence: number[]
  belongs: boolean
  weight: number
}

const STEPS = 12
/** The least variation that evidence is assumed to have in the samples. */
const LEAST_SPREAD = 0.03
/**
 * The factor of `hold` for the bias, the first weight, which may move further from its initial
 * value.
 */
const BIAS_HOLD = 0.01

/**
 * Logistic regression by Newton's method that stays near its initial weights: the nearer, the fewer
 * the samples or the higher `hold`. The first element of all evidence is 1, for the bias.
 */
export function regress(samples: Sample[], start: number[], hold: number): number[] {
  const size = start.length
  const spreads = start.map((_, k) => Math.max(LEAST_SPREAD, spreadOf(samples, k)))
  const holds = spreads.map((spread, k) => (k === 0 ? hold * BIAS_HOLD : hold * spread * spread))
  const weights = [...start]
  for (let step = 0; step < STEPS; step++) {
    const gradient = new Float64Array(size)
    const curvature = Array.from({ length: size }, () => new Float64Array(size))
    for (const { evidence, belongs, weight } of samples) {
      const sum = evidence.reduce((total, value, k) => total + value * weights[k]!, 0)
      const likely = 1 / (1 + Math.exp(-sum))
      const error = (Number(belongs) - likely) * weight
      const slope = likely * (1 - likely) * weight
      for (let k = 0; k < size; k++) {
        gradient[k]! += error * evidence[k]!
        for (let j = 0; j < size; j++) curvature[k]![j]! += slope * evidence[k]! * evidence[j]!
      }
    }
    for (let k = 0; k < size; k++) {
      gradient[k]! -= holds[k]! * (weights[k]! - start[k]!)
      curvature[k]![k]! += holds[k]!
    }
    solve(curvature, gradient).forEach((change, k) => (weights[k]! += change))
  }
  return weights
}

function spreadOf(samples: Sample[], k: number): number {
  let total = 0
  let sum = 0
  let squares = 0
  for (const { evidence, weight } of samples) {
    total += weight
    sum += weight * evidence[k]!
    squares += weight * evidence[k]! ** 2
  }
  return total === 0 ? 0 : Math.sqrt(Math.max(0, squares / total - (sum / total) ** 2))
}

/**
 * Solves the equations by Gaussian elimination without pivots: the matrix is symmetric and
 * positive.
 */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  for (let at = 0; at < size; at++) {
    for (let row = at + 1; row < size; row++) {
      const factor = matrix[row]![at]! / matrix[at]![at]!
      for (let k = at; k < size; k++) matrix[row]![k]! -= factor * matrix[at]![k]!
      right[row]! -= factor * right[at]!
    }
  }
  const solution = new Float64Array(size)
  for (let at = size - 1; at >= 0; at--) {
    let sum = right[at]!
    for (let k = at + 1; k < size; k++) sum -= matrix[at]![k]! * solution[k]!
    solution[at] = sum / matrix[at]![at]!
  }
  return solution
}
