import { OperatorTerm } from "./terms/operator-term.ts";
import type { RollTerm } from "./terms/roll-term.ts";

/** Reckons a flat list of evaluated terms: signs first, then products, then sums, each from left to right. */
export function reckon(terms: readonly RollTerm[]): number {
  const values: number[] = [];
  const operators: string[] = [];
  let sign = 1;
  let operandDue = true;
  for (const term of terms) {
    if (!(term instanceof OperatorTerm)) {
      values.push(sign * Number(term.total ?? 0));
      sign = 1;
      operandDue = false;
    } else if (operandDue) sign *= term.operator === "-" ? -1 : 1;
    else {
      reduceWhile(values, operators, precedence(term.operator));
      operators.push(term.operator);
      operandDue = true;
    }
  }
  reduceWhile(values, operators, 0);
  return values[0] ?? 0;
}

const precedence = (operator: string): number => OperatorTerm.PRECEDENCE[operator] ?? 0;

function reduceWhile(values: number[], operators: string[], atLeast: number): void {
  for (
    let operator = operators.at(-1);
    operator !== undefined && precedence(operator) >= atLeast;
    operator = operators.at(-1)
  ) {
    operators.pop();
    const right = values.pop() ?? 0;
    const left = values.pop() ?? 0;
    values.push(combine(left, operator, right));
  }
}

function combine(left: number, operator: string, right: number): number {
  switch (operator) {
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    case "-":
      return left - right;
    default:
      return left + right;
  }
}
