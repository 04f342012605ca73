// The matchers' types for `expect` of @jest/globals.
import '@testing-library/jest-dom/jest-globals';
