// The tests of scripts use the authority of the tests of plugins/legal-record.
export * from '../../plugins/legal-record/fixtures/authority';
