// A machine with other work makes a browser answer late: what fails is tried once more, and the first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
