import { createRequire } from 'node:module';

const PLUGIN = 'ContractsPlugin';
const require = createRequire(import.meta.url);
/** What webpack tags imported names with. @type {{ harmonySpecifierTag: symbol }} */
const { harmonySpecifierTag: IMPORTED } = require('webpack/lib/dependencies/HarmonyImportDependencyParserPlugin.js');
const CONTRACTS = /[\\/]packages[\\/]contracts[\\/]src[\\/]/;
/** Kinds of expressions in which webpack suspects side effects. The contracts' constants have none. */
const KINDS = ['CallExpression', 'NewExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression'];
/** What only the server and the API document use of a call: the browser sends what its types allow, and trusts the response. */
const OF_SERVER = ['summary', 'tag', 'access', 'params', 'query', 'response', 'location', 'deprecated'];

/** Runs before webpack's own hooks. */
const FIRST = { name: PLUGIN, stage: -20 };

/**
 * Leaves out of a build for the browser what it does not use of the contracts: constants, which webpack keeps where they call a
 * function, and those parts of a call that only the server uses, with the schemas in them. A source file that reads such a part of an
 * imported call does not build.
 */
export class ContractsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
      factory.hooks.parser.for('javascript/auto').tap(PLUGIN, (parser) => {
        keepUsedConstants(parser);
        leaveOutServerParts(parser, compiler.webpack);
        refuseServerParts(parser, compiler.webpack);
      });
    });
  }
}

/** @typedef {import('webpack').javascript.JavascriptParser} Parser @typedef {Compiler['webpack']} Webpack @typedef {import('webpack').Compiler} Compiler */

/** @param {Parser} parser */
const moduleOf = (parser) => /** @type {import('webpack').NormalModule} */ (parser.state.module);
/** @param {Parser} parser */
const isContract = (parser) => CONTRACTS.test(moduleOf(parser).resource);
/** The import of the name at which the parser is. @param {Parser} parser */
const importOf = (parser) => /** @type {{ source: string, ids: string[] }} */ (parser.currentTagData);

/** @param {Parser} parser */
function keepUsedConstants(parser) {
  for (const kind of KINDS) parser.hooks.isPure.for(kind).tap(FIRST, () => isContract(parser) || undefined);
}

/** @param {Parser} parser @param {Webpack} webpack */
function leaveOutServerParts(parser, { dependencies: { ConstDependency } }) {
  parser.hooks.callMemberChain.for(IMPORTED).tap(FIRST, ({ arguments: [call] }) => {
    if (importOf(parser).ids[0] !== 'defineCall' || call?.type !== 'ObjectExpression' || !isContract(parser)) return;
    const { properties } = call;
    properties.forEach((property, index) => {
      if (!isServerPart(property)) return;
      const [start, end] = rangeOf(property);
      const next = properties[index + 1];
      const dependency = new ConstDependency('', [start, next ? rangeOf(next)[0] : end]);
      moduleOf(parser).addPresentationalDependency(dependency);
    });
    call.properties = properties.filter((property) => !isServerPart(property));
  });
}

/** @param {Parser} parser @param {Webpack} webpack */
function refuseServerParts(parser, { WebpackError }) {
  parser.hooks.expressionMemberChain.for(IMPORTED).tap(FIRST, (_, [member = '']) => {
    if (!importOf(parser).source.startsWith('@fsvp/contracts/') || !OF_SERVER.includes(member)) return;
    moduleOf(parser).addError(
      new WebpackError(`'${member}' of a call is not in the browser: give the schema a constant of its own.`),
    );
  });
}

/** @param {import('estree').Property | import('estree').SpreadElement} property */
const isServerPart = (property) =>
  property.type === 'Property' && property.key.type === 'Identifier' && OF_SERVER.includes(property.key.name);
/** @param {import('estree').Node} node */
const rangeOf = ({ range }) => /** @type {[number, number]} */ (range);
