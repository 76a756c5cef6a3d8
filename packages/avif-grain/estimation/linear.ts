/** Solves a system of linear equations by elimination. Changes both arguments. */
export function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let step = 0; step < size; step++) {
    bringUpLargest(matrix, right, step)
    for (let row = step + 1; row < size; row++) {
      const factor = matrix[row]![step]! / matrix[step]![step]!
      for (let column = step; column < size; column++) {
        matrix[row]![column]! -= factor * matrix[step]![column]!
      }
      right[row]! -= factor * right[step]!
    }
  }

  const solution = Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row]!
    for (let column = row + 1; column < size; column++) {
      rest -= matrix[row]![column]! * solution[column]!
    }
    solution[row] = rest / matrix[row]![row]!
  }
  return solution
}

function bringUpLargest(matrix: number[][], right: number[], step: number): void {
  let largest = step
  for (let row = step + 1; row < right.length; row++) {
    if (Math.abs(matrix[row]![step]!) > Math.abs(matrix[largest]![step]!)) largest = row
  }
  ;[matrix[step], matrix[largest]] = [matrix[largest]!, matrix[step]!]
  ;[right[step], right[largest]] = [right[largest]!, right[step]!]
}
