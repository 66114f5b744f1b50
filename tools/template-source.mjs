import Handlebars from "handlebars";

/** What a template may call: to decide more than that is the business of its context function in src/view. */
const BLOCKS = ["if", "unless", "each"];
const HELPERS = ["localize", "formGroup", "formInput"];

/**
 * What a template asks of the rest: the keys of its words, the partials it includes, and what it may not do.
 * @param {string} source
 */
export function readTemplate(source) {
  /** @type {{ keys: string[], partials: string[], faults: string[] }} */
  const found = { keys: [], partials: [], faults: [] };

  /** @param {hbs.AST.MustacheStatement | hbs.AST.SubExpression} node */
  const call = ({ path, params, hash }) => {
    if (path.type !== "PathExpression") return;
    const name = /** @type {hbs.AST.PathExpression} */ (path).original;
    const key = params[0];
    if (name === "localize" && key?.type === "StringLiteral") {
      found.keys.push(/** @type {hbs.AST.StringLiteral} */ (key).value);
    }
    const isCall = params.length > 0 || hash !== undefined;
    if (isCall && !HELPERS.includes(name)) found.faults.push(`decides with {{${name} …}}`);
  };

  class Reader extends Handlebars.Visitor {
    /**
     * @override
     * @param {hbs.AST.MustacheStatement} node
     */
    MustacheStatement(node) {
      if (!node.escaped) found.faults.push("writes unescaped HTML with {{{ }}}");
      call(node);
      super.MustacheStatement(node);
    }
    /**
     * @override
     * @param {hbs.AST.SubExpression} node
     */
    SubExpression(node) {
      call(node);
      super.SubExpression(node);
    }
    /**
     * @override
     * @param {hbs.AST.BlockStatement} node
     */
    BlockStatement(node) {
      if (!BLOCKS.includes(node.path.original)) found.faults.push(`decides with {{#${node.path.original}}}`);
      super.BlockStatement(node);
    }
    /**
     * @override
     * @param {hbs.AST.PartialStatement} node
     */
    PartialStatement(node) {
      const { name } = node;
      if ("original" in name) found.partials.push(String(name.original));
      super.PartialStatement(node);
    }
  }

  try {
    new Reader().accept(Handlebars.parse(source));
  } catch (thrown) {
    found.faults.push(`does not parse: ${String(thrown).split("\n").join(" ")}`);
  }
  return found;
}
