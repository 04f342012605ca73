import importPlugin from 'webpack/lib/dependencies/HarmonyImportDependencyParserPlugin.js';

const PLUGIN = 'ContractsPlugin';
/** What webpack tags imported names with. */
const IMPORTED = importPlugin.harmonySpecifierTag;
const CONTRACTS = /[\\/]packages[\\/]contracts[\\/]src[\\/]/;
/** Kinds of expressions in which webpack suspects side effects. The contracts' constants have none. */
const KINDS = ['CallExpression', 'NewExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression'];
/** What only the server and the API document use of a call: the browser sends what its types allow, and trusts the response. */
const OF_SERVER = ['summary', 'tag', 'access', 'params', 'query', 'response', 'location', 'deprecated'];

/** @typedef {import('estree').Property} Property */

/**
 * Leaves out of a build for the browser what it does not use of the contracts: constants, which webpack keeps where they call a
 * function, and those parts of a call that only the server uses, with the schemas in them. Code of the browser that reads such a
 * part does not build.
 */
export class ContractsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    const { ConstDependency } = compiler.webpack.dependencies;
    compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
      factory.hooks.parser.for('javascript/auto').tap(PLUGIN, (parser) => {
        const isContract = () => CONTRACTS.test(parser.state.module.resource);
        for (const kind of KINDS)
          parser.hooks.isPure.for(kind).tap({ name: PLUGIN, stage: -20 }, () => isContract() || undefined);

        parser.hooks.callMemberChain.for(IMPORTED).tap({ name: PLUGIN, stage: -20 }, ({ arguments: [call] }) => {
          if (parser.currentTagData.ids[0] !== 'defineCall' || call?.type !== 'ObjectExpression') return;
          const { properties } = call;
          properties.forEach((property, index) => {
            if (!isOfServer(property)) return;
            const [start, end] = property.range;
            const next = properties[index + 1];
            const left = new ConstDependency('', [start, next ? next.range[0] : end]);
            parser.state.module.addPresentationalDependency(left);
          });
          call.properties = properties.filter((property) => !isOfServer(property));
        });

        parser.hooks.expressionMemberChain.for(IMPORTED).tap({ name: PLUGIN, stage: -20 }, (_, [member]) => {
          const { source } = parser.currentTagData;
          if (source.startsWith('@fsvp/contracts/') && OF_SERVER.includes(member))
            parser.state.module.addError(
              new WebpackError(`'${member}' of a call is not in the browser: see contracts.plugin.mjs.`),
            );
        });
      });
    });
  }
}

const isOfServer = ({ type, key }) => type === 'Property' && OF_SERVER.includes(key.name);
