/** Turns scores into probabilities in place. */
export const softmax = (scores: Float64Array): void => {
  const top = Math.max(...scores);
  let sum = 0;
  for (const [column, score] of scores.entries()) {
    const raised = Math.exp(score - top);
    scores[column] = raised;
    sum += raised;
  }
  for (const [column, raised] of scores.entries()) scores[column] = raised / sum;
};
